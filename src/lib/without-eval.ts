import * as z from 'zod/mini';

// The page's security policy forbids the code that zod would make at run time.
z.config({ jitless: true });
