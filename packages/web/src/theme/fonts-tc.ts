import '@fontsource-variable/noto-sans-tc/wght.css';
import '@fontsource-variable/noto-serif-tc/wght.css';
