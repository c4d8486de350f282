import { z } from 'zod';
import { loginMethods } from '#contract/factors/login-methods.ts';
import { instant, uuid } from '#contract/fields/fields.schemas.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';

export const Session = z.object({
  /** Stays the same when the session goes on under another cookie. */
  id: uuid,
  current: z.boolean(),
  remembered: z.boolean(),
  browser: LocalizedString,
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
  /** What the person proved themselves by in it, and when they last did. */
  methods: z.array(z.enum(loginMethods)),
  verified_at: instant,
});
export type Session = z.input<typeof Session>;

export const schemas = {
  ownSessions: {
    summary: 'Where the caller is logged in.',
    reply: z.object({ sessions: z.array(Session) }),
  },
  endSession: {
    summary: 'Logs out of one of the caller’s own sessions. Repeatable.',
    body: z.object({ id: uuid }),
  },
  endOtherSessions: {
    summary: 'Logs out everywhere but here. Repeatable.',
  },
  endSessions: {
    summary: 'Logs out everywhere, here included.',
  },
};
