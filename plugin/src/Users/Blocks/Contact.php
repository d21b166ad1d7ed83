<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

/** A person's contact details as links. */
final class Contact {

	public static function mail( string $email ): string {
		return '' === $email ? '' : sprintf( '<a href="%s"><bdi dir="ltr">%s</bdi></a>', esc_url( self::mail_url( $email ) ), self::breakable( esc_html( $email ) ) );
	}

	public static function phone( string $phone, string $extension = '' ): string {
		if ( '' === $phone ) {
			return '' === $extension ? '' : esc_html( self::extension( $extension ) );
		}
		// Phone numbers are written from left to right in all languages.
		return sprintf(
			'<a href="%s"><bdi dir="ltr">%s</bdi>%s</a>',
			esc_url( self::phone_url( $phone ), array( 'tel' ) ),
			esc_html( $phone ),
			'' === $extension ? '' : esc_html( ', ' . self::extension( $extension ) )
		);
	}

	public static function mail_url( string $email ): string {
		return '' === $email ? '' : 'mailto:' . str_replace( '%40', '@', rawurlencode( $email ) );
	}

	/** RFC 3966: "+1 (555) 010-0100 x12" becomes "tel:+15550100100;ext=12". */
	public static function phone_url( string $phone ): string {
		list( $number, $extension ) = array_pad( (array) preg_split( '/x|ext\.?/i', str_ireplace( 'ext', 'x', $phone ), 2 ), 2, '' );
		$digits                     = (string) preg_replace( '/(?!^\+)\D/', '', trim( (string) $number ) );
		$further                    = (string) preg_replace( '/\D/', '', (string) $extension );
		return '' === trim( $digits, '+' ) ? '' : "tel:$digits" . ( '' === $further ? '' : ";ext=$further" );
	}

	/** Address of the person's vCard. */
	public static function vcard_url( int $profile_id ): string {
		return rest_url( "users/v1/profiles/$profile_id/vcard" );
	}

	/** @param string $slug Network as stored in profiles. The name is not translated, because it is a proper name. */
	public static function network( string $slug ): string {
		return 'linkedin' === $slug ? 'LinkedIn' : ucfirst( $slug );
	}

	/** Lines break before @ and dots, not in the middle of a word. */
	private static function breakable( string $email ): string {
		return str_replace( array( '@', '.' ), array( '<wbr>@', '<wbr>.' ), $email );
	}

	private static function extension( string $extension ): string {
		/* translators: %s: digits of a phone extension. */
		return sprintf( __( 'ext. %s', 'svc' ), $extension );
	}
}
