import { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fieldMark, type FormProps } from '../../../shared/form/form-props';

const key = 'intranet.skills';

export function SkillsField( { draft, set, complaints, look }: FormProps ) {
	const skills = ( draft[ key ] ?? [] ) as readonly string[];
	return (
		<div
			{ ...fieldMark( key ) }
			tabIndex={ -1 }
			className={
				complaints[ key ] ? 'svc-field has-complaint' : 'svc-field'
			}
		>
			<FormTokenField
				__next40pxDefaultSize
				label={ __( 'Skills', 'svc' ) }
				value={ [ ...skills ] }
				maxLength={ 50 }
				tokenizeOnBlur
				onChange={ ( tokens ) => {
					set( {
						[ key ]: tokens.map( ( token ) =>
							typeof token === 'string' ? token : token.value
						),
					} );
					look( key );
				} }
			/>
			{ complaints[ key ] && (
				<p className="svc-complaint" role="alert">
					{ complaints[ key ] }
				</p>
			) }
		</div>
	);
}
