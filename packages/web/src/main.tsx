import './theme/latin.css';
import './theme/base.css';
import './theme/game.css';
import './theme/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyScheme } from './theme/scheme.ts';

applyScheme();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
