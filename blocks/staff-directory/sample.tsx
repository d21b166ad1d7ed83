import { __ } from '@wordpress/i18n';
import { initialsOfName } from '../../client/src/users/initials';
import type { Attributes } from './attributes';

const people = () => [
	{
		name: 'Ana Ruiz',
		title: __( 'Senior Loan Officer', 'svc' ),
		department: __( 'Lending', 'svc' ),
		email: 'ana@example.com',
	},
	{
		name: 'Bo Lind',
		title: __( 'Processor', 'svc' ),
		department: __( 'Operations', 'svc' ),
		email: 'bo@example.com',
	},
	{
		name: 'Chidi Okafor',
		title: __( 'Head of Marketing', 'svc' ),
		department: __( 'Marketing', 'svc' ),
		email: 'chidi@example.com',
	},
	{
		name: 'Dana Cohen',
		title: __( 'Assistant', 'svc' ),
		department: __( 'Lending', 'svc' ),
		email: 'dana@example.com',
	},
];

/** Invented people: previews send no requests. */
export const Sample = ( {
	layout,
	fields,
}: Pick< Attributes, 'layout' | 'fields' > ) => (
	<div className="svc-directory">
		<ul
			className={ `svc-directory__people is-${ layout === 'table' ? 'list' : layout }` }
		>
			{ people().map( ( { name, ...person } ) => (
				<li className="svc-directory__person" key={ name }>
					{ fields.includes( 'photo' ) && (
						<span className="svc-face" aria-hidden="true">
							{ initialsOfName( name ) }
						</span>
					) }
					<div className="svc-directory__body">
						<p className="svc-directory__name">{ name }</p>
						{ Object.entries( person )
							.filter( ( [ field ] ) => fields.includes( field ) )
							.map( ( [ field, value ] ) => (
								<p
									className={ `svc-directory__field is-${ field }` }
									key={ field }
								>
									{ value }
								</p>
							) ) }
					</div>
				</li>
			) ) }
		</ul>
	</div>
);
