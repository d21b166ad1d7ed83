import type { Facts } from './snapshot';

/** Names and values as a table. */
export const FactsTable = ( { title, rows }: Facts ) => (
	<table className="svc-lead-facts">
		{ title !== '' && <caption>{ title }</caption> }
		<tbody>
			{ rows.map( ( { label, value } ) => (
				<tr key={ label }>
					<th scope="row">{ label }</th>
					<td dir="auto">{ value }</td>
				</tr>
			) ) }
		</tbody>
	</table>
);
