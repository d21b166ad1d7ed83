import apiFetch from '@wordpress/api-fetch';
import { createTransport } from '../../client/src/transport.js';

export const transport = createTransport( apiFetch );
