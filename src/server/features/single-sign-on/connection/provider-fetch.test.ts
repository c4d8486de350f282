import { expect, test } from 'vitest';
import { providerFetch } from './provider-fetch.ts';
import { InnerAddress } from './public-address.ts';

const fetch = providerFetch({ allowsLocal: false, standIn: undefined, patience: 4 });

test.each([
  // A name that everybody's machine knows, and that leads to the machine itself.
  'https://localhost/.well-known/openid-configuration',
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'http://login.kura.nz/',
])('a provider at %s is never connected to', async (address) => {
  await expect(fetch(address)).rejects.toThrow(InnerAddress);
});
