import { createRoot } from 'react-dom/client';
import { DebugBar } from './debug-bar.tsx';
import { keepFaults } from './kept-faults.ts';

/** Beside the application, not in it: what brings that down is what there is to show. */
export function showDebugBar(): () => void {
  const stopKeeping = keepFaults();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<DebugBar />);
  return () => {
    stopKeeping();
    root.unmount();
    place.remove();
  };
}
