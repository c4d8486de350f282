import '#web/ui/font/font.css';
import '#web/ui/styles/tokens.css';
import '#web/ui/styles/base.css';
import '#web/ui/styles/controls.css';
import '#web/ui/styles/page.css';
import '#web/ui/styles/frame.css';
import { createRoot } from 'react-dom/client';
import { GalleryApp } from './gallery-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<GalleryApp />);
