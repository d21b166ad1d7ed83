import {
	getCompany,
	updateCompany,
} from '../../../../client/src/users/company.js';
import { changedNames, type Draft } from '../../../shared/form/draft';
import { settingsPart } from '../../../shared/settings/part';
import { ifMatch, transport } from '../../../shared/transport';
import { companyRows } from '../../../shared/company-rows';
import { CompanySection } from './section';

/** The company record. Only the fields that have changed are sent. */
export const companySettings = settingsPart< Draft >( {
	async read( signal ) {
		const { body, etag } = await getCompany( transport, {
			...( signal && { signal } ),
		} );
		return { value: body, etag };
	},
	async write( next, { value, etag } ) {
		const names = changedNames( value, next );
		await updateCompany(
			transport,
			Object.fromEntries(
				names.map( ( name ) => [ name, next[ name ] ] )
			),
			ifMatch( etag )
		);
	},
	rows: companyRows,
	Sections: CompanySection,
} );
