<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/** What can be wrong in an e-mail that is rendered all the same. */
enum WarningCode: string {
	case UnknownTag       = 'unknown_tag';
	case EmptyTag         = 'empty_tag';
	case BrokenTag        = 'broken_tag';
	case MissingAlt       = 'missing_alt';
	case MissingImage     = 'missing_image';
	case HttpImage        = 'http_image';
	case UnsafeUrl        = 'unsafe_url';
	case UnsupportedStyle = 'unsupported_style';
	case LowContrast      = 'low_contrast';
	case BlockLeftOut     = 'block_left_out';
	case NoPreheader      = 'no_preheader';
	case SizeNearLimit    = 'size_near_limit';
	case SizeOverLimit    = 'size_over_limit';
	case MissingNmls      = 'missing_nmls';
	case NoPostalAddress  = 'no_postal_address';
	case SignatureTooLong = 'signature_too_long';

	/** @param list<string|int> $values What the text names. */
	public function text( array $values ): string {
		return match ( $this ) {
			/* translators: %s: merge tag. */
			self::UnknownTag       => __( 'There is no merge tag %s in e-mails of this purpose.', 'svc' ),
			/* translators: %s: merge tag. */
			self::EmptyTag         => __( '%s is empty here and has no default.', 'svc' ),
			/* translators: %s: part of a text. */
			self::BrokenTag        => __( 'This is no merge tag: %s. Write it as {{lead.first_name|there}}.', 'svc' ),
			self::MissingAlt       => __( 'This image has no alternative text. Many e-mail programs show it before the image.', 'svc' ),
			self::MissingImage     => array() === $values
				? __( 'This image was left out: it needs the address of a JPEG, PNG or GIF file.', 'svc' )
				/* translators: %s: name of a file. */
				: __( 'Outlook for Windows does not show %s. Use a JPEG, PNG or GIF file.', 'svc' ),
			self::HttpImage        => __( 'The address of this image begins with http://. Many e-mail programs show images from https:// only.', 'svc' ),
			/* translators: %s: address of a link. */
			self::UnsafeUrl        => __( 'This address was left out: %s. Links begin with https://, http://, mailto: or tel:.', 'svc' ),
			/* translators: %s: comma-separated names of styles. */
			self::UnsupportedStyle => __( 'E-mails do not have these styles of the block: %s.', 'svc' ),
			/* translators: 1: color of text, 2: color of its background, 3: contrast ratio, 4: smallest contrast ratio. */
			self::LowContrast      => __( 'Text of color %1$s is hard to read on %2$s: the contrast is %3$s to 1 and should be %4$s.', 'svc' ),
			/* translators: %s: reason. */
			self::BlockLeftOut     => __( 'This was left out: %s', 'svc' ),
			self::NoPreheader      => __( 'There is no preheader: e-mail programs show the beginning of the text beside the subject.', 'svc' ),
			/* translators: 1: size in bytes, 2: largest size in bytes. */
			self::SizeNearLimit    => __( 'The e-mail has %1$d bytes. Gmail cuts e-mails off after %2$d.', 'svc' ),
			/* translators: 1: size in bytes, 2: largest size in bytes. */
			self::SizeOverLimit    => __( 'The e-mail has %1$d bytes. Gmail cuts it off after %2$d.', 'svc' ),
			self::MissingNmls      => __( 'This loan officer has no NMLS number.', 'svc' ),
			self::NoPostalAddress  => __( 'The company has no postal address. Enter it under Brand.', 'svc' ),
			/* translators: 1: size in bytes, 2: largest size in bytes. */
			self::SignatureTooLong => __( 'The signature has %1$d bytes. Gmail takes %2$d characters.', 'svc' ),
		};
	}
}
