import { logoPath, logoStrokeWidth } from '#contract/brand/logo.ts';
import { appName } from '#web/settings.ts';

export function Logo({ className = 'brand-mark' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={logoPath}
        fill="none"
        stroke="currentColor"
        strokeWidth={logoStrokeWidth}
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="brand">
      <Logo />
      <span className="brand-name">{appName()}</span>
    </span>
  );
}
