import { jobKind } from '#server/platform/jobs/jobs.ts';

export const tokenCreated = jobKind<{ user: string; token: string }>('token.created');
