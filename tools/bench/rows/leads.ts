import { query, type Row } from '../row';
import type { LeadSample } from '../sample/leads';

const base = 'lead-pages/v1';
const leads = `${ base }/leads`;

export const leadRows = ( sample: LeadSample ): Row[] => {
	const { page, owner, lead, word } = sample;
	const gate = 'leads' as const;
	return [
		{
			name: 'form of a lead page',
			path: `${ base }/pages/${ page }/form`,
			gate,
		},
		{
			name: 'view of a lead page',
			path: `${ base }/pages/${ page }/views`,
			body: {},
			gate,
		},
		{
			name: 'submission of a lead page',
			path: `${ base }/submissions`,
			body: sample.submission,
			status: 201,
			gate: 'submission',
		},
		{ name: 'leads', path: leads, gate },
		{
			name: 'leads of a status',
			path: query( leads, { status: 'new' } ),
			gate,
		},
		{
			name: 'leads of a person',
			path: query( leads, { owner: String( owner ) } ),
			gate,
		},
		{
			name: 'leads by last name',
			path: query( leads, { orderby: 'last_name' } ),
			gate,
		},
		{ name: 'lead', path: `${ leads }/${ lead }`, gate },
		{ name: 'lead facets', path: `${ leads }/facets`, gate },
		{
			name: 'leads, search',
			path: query( leads, { search: word } ),
			gate: 'leadSearch',
		},
	];
};
