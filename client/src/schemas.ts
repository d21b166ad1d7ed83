export * from './envelope-schemas.js';
export * from './error-schema.js';
export * from './error-schemas.js';
export * from './settings/settings-schemas.js';
export * from './value-schemas.js';
export type { Ability } from './abilities/ability.js';
export { abilities } from './abilities/contract.js';
export { endpoints } from './contract.js';
export type { Endpoint } from './contract.js';
