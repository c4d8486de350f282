import { appName } from '#web/platform/settings.ts';
import { markPath, markWidth } from './mark.ts';

export function Mark({ className = 'brand-mark' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={markPath}
        fill="none"
        stroke="currentColor"
        strokeWidth={markWidth}
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="brand">
      <Mark />
      <span className="brand-name">{appName()}</span>
    </span>
  );
}
