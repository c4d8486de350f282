import type pg from 'pg';
import type { Call } from '../client.ts';

/** A measured job: the calls to make in turn, and how to undo them. */
export type Job = {
  name: string;
  calls: Call[];
  by: 'admin' | 'mentor' | 'visitor';
  /** The target for the p50 at one connection, in milliseconds. */
  aim?: number;
  /** Waits for the queued jobs of the calls, which count as CPU time but not as duration. */
  settle?: (client: pg.ClientBase) => Promise<unknown>;
  /** Undoes what the calls wrote, so that each can be made again. Absent where they only read. */
  undo?: (client: pg.ClientBase) => Promise<unknown>;
};
