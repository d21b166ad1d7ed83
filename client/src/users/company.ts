import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type { Company, CompanyChanges } from './company-schemas.js';

const company = '/users/v1/company';

export const getCompany = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< Company > > =>
	transport.send( { method: 'GET', path: company, ...options } );

export const updateCompany = (
	transport: Transport,
	changes: CompanyChanges,
	options: WriteOptions = {}
): Promise< Answer< Company > > =>
	transport.send( {
		method: 'PUT',
		path: company,
		body: changes,
		...options,
	} );
