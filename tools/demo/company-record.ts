import { companySchema } from '../../client/src/users/company-schemas';
import { COMPANY } from './person';
import { request, type Login } from './request';

export const COMPANY_RECORD = {
	name: COMPANY,
	legal_name: `${ COMPANY }, LLC`,
	nmls_id: '9990042',
	postal_address: '1200 Lark Street, Suite 400\nDenver, CO 80202',
	phone: '(303) 555-0100',
	url: 'https://larkfield.example/',
	disclosure:
		'This is not a commitment to lend. All loans are subject to credit approval.\n\nRates, terms and programs may change without notice.',
	equal_housing: true,
};

const route = '/users/v1/company';

/** A record that has a legal name already is left as it is. */
export async function loadCompanyRecord( site: Login ): Promise< void > {
	const { legal_name: known } = companySchema.parse(
		await request( site, 'GET', route )
	);
	if ( known === '' ) {
		await request( site, 'PUT', route, COMPANY_RECORD );
	}
}
