export * from './assistant-schemas.js';
