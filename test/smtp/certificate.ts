/** A certificate for localhost, only for the mail servers of tests; clients must be told to trust it. */
import { readFileSync } from 'node:fs';

export const CERTIFICATE = readFileSync(new URL('./certificate.pem', import.meta.url), 'utf8');

export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkhN9rq2o/sPakisx
FxLBS7Ya3bPIOYiZcbIuLjQeaNehRANCAASrG5dzbbpU+ACeuKXR7M2QHMCzXy6l
X2A6flPWDaG8I0ucziMlCXaRu0BdWIrKfRIKvKE9roiFh5jXlNESCkXo
-----END PRIVATE KEY-----
`;
