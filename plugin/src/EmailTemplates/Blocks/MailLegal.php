<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Token;
use Svc\EmailTemplates\Markup\TokenKind;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;
use Svc\EmailTemplates\Render\WarningCode;

/** What the law asks of the company's e-mails: who sends, its number and address, its disclosure, how to opt out. */
final class MailLegal implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own       = BlockStyle::apply( $node, $place, $walk->warnings );
		$situation = $walk->situation;
		if ( ! $situation->raw_tags && '' === $situation->values->get( 'company.postal_address' ) ) {
			$walk->warnings->add( WarningCode::NoPostalAddress, $node->path );
		}
		$lines  = array_map( fn ( string $markup ): ?Fragment => $walk->line( $node, Tokens::of( $markup ), $own ), self::lines( $walk ) );
		$lines  = array_filter( array( ...$lines, self::opt_out( $node, $own, $walk ) ) );
		$joined = Fragment::joined( array_values( $lines ), "\n", '<br>' );
		return null === $joined ? null : new Fragment( $own->text_row( $joined->html, 12 ), $joined->text );
	}

	/** @return list<string> */
	private static function lines( Walk $walk ): array {
		$name = '' === $walk->situation->values->get( 'company.legal_name' ) && ! $walk->situation->raw_tags ? '{{company.name}}' : '{{company.legal_name}}';
		return array(
			$name,
			/* translators: %s: NMLS number. */
			sprintf( __( 'NMLS #%s', 'svc' ), '{{company.nmls_id}}' ),
			'{{company.postal_address}}',
			$walk->situation->is_equal_housing_lender ? __( 'Equal Housing Lender', 'svc' ) : '',
			'{{company.disclosure}}',
		);
	}

	private static function opt_out( Node $node, Place $place, Walk $walk ): ?Fragment {
		$url = $walk->situation->unsubscribe_url;
		if ( null === $url ) {
			return null;
		}
		$tokens = array(
			new Token( TokenKind::Open, 'A', array( 'href' => $url ) ),
			new Token( TokenKind::Text, __( 'Unsubscribe', 'svc' ) ),
			new Token( TokenKind::Close, 'A' ),
		);
		return $walk->line( $node, new Tokens( $tokens ), $place );
	}
}
