import type pg from 'pg';
import type { Call } from '../client.ts';

/** One thing people do, measured: the calls to make in turn, and how to take them back. */
export type Job = {
  name: string;
  calls: Call[];
  by: 'admin' | 'mentor' | 'visitor';
  /** The p50 at one connection that we hold ourselves to, in milliseconds. */
  aim?: number;
  /** Waits for what the calls set off. It counts as their CPU time but not as their duration. */
  settle?: (client: pg.ClientBase) => Promise<unknown>;
  /** Takes back what the calls wrote, so that each can be made again. Without: they only read. */
  undo?: (client: pg.ClientBase) => Promise<unknown>;
};
