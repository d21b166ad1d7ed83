export * from './answer-schemas.js';
export * from './lead-schemas.js';
export * from './loan-schemas.js';
export * from './number-schemas.js';
export * from './question-schemas.js';
export * from './rate-schemas.js';
export * from './settings-schemas.js';
