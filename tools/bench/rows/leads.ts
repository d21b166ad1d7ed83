import { query, type Row } from '../row';
import type { LeadSample } from '../sample/leads';

const leads = 'lead-pages/v1/leads';

export const leadRows = ( { page, lead, word }: LeadSample ): Row[] => [
	{
		name: 'form of a lead page',
		path: `lead-pages/v1/pages/${ page }/form`,
		gate: 'leads',
	},
	{ name: 'leads', path: leads, gate: 'leads' },
	{
		name: 'leads of a status',
		path: query( leads, { status: 'new' } ),
		gate: 'leads',
	},
	{ name: 'lead', path: `${ leads }/${ lead }`, gate: 'leads' },
	{ name: 'lead facets', path: `${ leads }/facets`, gate: 'leads' },
	{
		name: 'leads, search',
		path: query( leads, { search: word } ),
		gate: 'leadSearch',
	},
];
