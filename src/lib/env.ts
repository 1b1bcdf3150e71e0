import './without-eval.ts';
import { readEnvironment } from './environment.ts';

export const env = readEnvironment(import.meta.env);
