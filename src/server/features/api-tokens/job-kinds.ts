import { mailKind } from '#server/platform/jobs/jobs.ts';

export const tokenCreated = mailKind<{ user: string; token: string }>('token.created');
