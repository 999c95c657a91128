/** The fonts of the games' titles. Browsers load only those that a page uses. */
import '@fontsource-variable/cinzel/wght.css';
import '@fontsource/abril-fatface/latin.css';
import '@fontsource/bungee/latin.css';
import '@fontsource/philosopher/latin-700.css';
