export { ContractError } from './errors.js';
export type { ErrorCode, ErrorDetails } from './errors.js';
export type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from './request.js';
export { createTransport } from './transport.js';
export type { Created, Deleted, Updated } from './envelope-schemas.js';
export { runAbility } from './abilities/run.js';
export type {
	AbilityInput,
	AbilityName,
	AbilityOutput,
} from './abilities/run.js';
