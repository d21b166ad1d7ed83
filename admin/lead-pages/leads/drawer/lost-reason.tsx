import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { Save } from './use-lead';

interface Props {
	value: string;
	save: Save;
}

export function LostReason( { value, save }: Props ) {
	const [ typed, setTyped ] = useState( value );
	function submit( event: FormEvent ) {
		event.preventDefault();
		event.stopPropagation();
		void save(
			{ lost_reason: typed.trim() },
			{ text: __( 'Saved.', 'svc' ), undo: { lost_reason: value } }
		);
	}
	return (
		<form className="svc-lead-inline" onSubmit={ submit }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Reason', 'svc' ) }
				maxLength={ 200 }
				dir="auto"
				value={ typed }
				onChange={ setTyped }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				disabled={ typed.trim() === value }
				accessibleWhenDisabled
			>
				{ __( 'Save', 'svc' ) }
			</Button>
		</form>
	);
}
