/** The faces of the worlds' titles; a browser fetches only what a page shows. */
import '@fontsource-variable/cinzel/wght.css';
import '@fontsource/abril-fatface/latin.css';
import '@fontsource/bungee/latin.css';
import '@fontsource/philosopher/latin-700.css';
