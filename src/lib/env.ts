import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';

// The page's security policy forbids the code that zod would make at run time.
z.config({ jitless: true });

export const env = readEnvironment(import.meta.env);
