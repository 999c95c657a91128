import './theme/latin.css';
import './theme/base.css';
import './theme/game.css';
import './theme/frame.css';
import './theme/forced.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyScheme } from './theme/scheme.ts';
import { reloadIfReplaced, takeUpdate } from './update.ts';

applyScheme();
reloadIfReplaced();
takeUpdate().catch(console.error);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
