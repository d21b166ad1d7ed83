import { Fragment } from '@wordpress/element';

/** An e-mail address, which lines break before @ and dots and in the middle of no word. */
export const EmailText = ( { email }: { email: string } ) => (
	<bdi dir="ltr">
		{ email.split( /(?=[@.])/ ).map( ( part, at ) => (
			<Fragment key={ at }>
				{ at > 0 && <wbr /> }
				{ part }
			</Fragment>
		) ) }
	</bdi>
);

/** A phone number, which is written from left to right in all languages. */
export const PhoneText = ( { phone }: { phone: string } ) => (
	<bdi dir="ltr">{ phone }</bdi>
);
