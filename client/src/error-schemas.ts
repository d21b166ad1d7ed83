import { together } from './components.js';
import { commonErrors } from './error-schema.js';

/** Every error of the contract, by its code. */
export const errorSchemas = { ...commonErrors, ...together( 'errors' ) };

export type KnownErrorCode = keyof typeof errorSchemas;

export const errorStatuses = Object.fromEntries(
	Object.entries( errorSchemas ).map( ( [ code, { shape } ] ) => [
		code,
		shape.data.shape.status.value,
	] )
) as Record< KnownErrorCode, number >;
