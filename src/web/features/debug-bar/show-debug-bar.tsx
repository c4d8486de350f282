import { createRoot } from 'react-dom/client';
import { DebugBar } from './debug-bar.tsx';
import { recordFaults } from './recorded-faults.ts';

/** Beside the application, not in it: what brings that down is what there is to show. */
export function showDebugBar(): () => void {
  const stopKeeping = recordFaults();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<DebugBar />);
  return () => {
    stopKeeping();
    root.unmount();
    place.remove();
  };
}
