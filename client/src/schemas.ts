export { endpoints } from './contract.js';
export type { Endpoint } from './contract.js';
export * from './envelope-schemas.js';
export * from './error-schemas.js';
export * from './users/account-schemas.js';
export * from './users/profile-schemas.js';
export * from './users/settings-schemas.js';
export * from './value-schemas.js';
