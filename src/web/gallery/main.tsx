import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/controls.css';
import '#web/ui/frame.css';
import { createRoot } from 'react-dom/client';
import { GalleryApp } from './gallery-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<GalleryApp />);
