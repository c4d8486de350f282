import { createRoot } from 'react-dom/client';
import { DebugBar } from './debug-bar.tsx';
import { recordFaults } from './recorded-faults.ts';

/** Drawn beside the application, not in it: an error that brings that down must still be shown. */
export function showDebugBar(): () => void {
  const stopRecording = recordFaults();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<DebugBar />);
  return () => {
    stopRecording();
    root.unmount();
    container.remove();
  };
}
