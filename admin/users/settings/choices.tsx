import { CheckboxControl } from '@wordpress/components';

interface Props< Word extends string > {
	legend: string;
	all: readonly Word[];
	labelOf: ( word: Word ) => string;
	chosen: readonly Word[];
	onChange: ( chosen: Word[] ) => void;
}

/** A checkbox for each possible word; those chosen keep the order of all. */
export const Choices = < Word extends string >( {
	legend,
	all,
	labelOf,
	chosen,
	onChange,
}: Props< Word > ) => (
	<fieldset className="svc-choices">
		<legend>{ legend }</legend>
		{ all.map( ( word ) => (
			<CheckboxControl
				key={ word }
				label={ labelOf( word ) }
				checked={ chosen.includes( word ) }
				onChange={ ( isChosen ) =>
					onChange(
						all.filter( ( one ) =>
							one === word ? isChosen : chosen.includes( one )
						)
					)
				}
			/>
		) ) }
	</fieldset>
);
