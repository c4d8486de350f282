import { spawnSync } from 'node:child_process';

const marker = 'STEPWISE_TORTURE_ISOLATED';

/** Whether this process has a network and processes of its own. */
export const isIsolated = (): boolean => process.env[marker] === 'yes';

/**
 * Runs this program again with a network of its own, whose cables can be pulled, and as the only
 * processes there are: when it ends, however it ends, all it has started is gone. Returns its exit
 * code; undefined where this machine does not allow that.
 */
export function runIsolated(): number | undefined {
  const spaces = ['--net', '--pid', '--mount-proc', '--fork', '--kill-child'];
  const isAllowed = spawnSync('unshare', [...spaces, 'ip', 'link', 'set', 'lo', 'up']).status === 0;
  if (!isAllowed) return undefined;
  // Bash takes care of the orphans of killed processes, which would stay as zombies otherwise.
  const script = 'ip link set lo up && "$@"; exit $?';
  const [, ...rest] = process.argv;
  const command = [process.execPath, rest[0] ?? '', '../torture/run', ...rest.slice(1)];
  const { status } = spawnSync(
    'unshare',
    [...spaces, 'bash', '-c', script, 'torture', ...command],
    {
      stdio: 'inherit',
      env: { ...process.env, [marker]: 'yes' },
    },
  );
  return status ?? 1;
}
