import {
	listLeadSubmissions,
	type Submission,
} from '../../../../client/src/lead-pages/index';
import { transport } from '../../../shared/transport';
import { useAnswer, type Asked } from '../../../shared/use-answer';

/**
 * What was submitted for a lead, newest first: the last hundred.
 *
 * @param id
 * @param count They are read again when there are more.
 */
export const useSubmissions = (
	id: number,
	count: number
): Asked< Submission[] > =>
	useAnswer( JSON.stringify( [ id, count ] ), async ( signal ) => {
		const { body } = await listLeadSubmissions(
			transport,
			id,
			{ per_page: 100 },
			{ signal }
		);
		return body.data;
	} );
