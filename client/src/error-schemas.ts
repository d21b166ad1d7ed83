import { together } from './components.js';
import { commonErrors, statusesOf } from './error-schema.js';

/** Every error of the contract, by its code. */
export const errorSchemas = { ...commonErrors, ...together( 'errors' ) };

export type KnownErrorCode = keyof typeof errorSchemas;

export const errorStatuses = statusesOf( errorSchemas );
