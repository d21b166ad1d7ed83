<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Token;
use Svc\EmailTemplates\Markup\TokenKind;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** One link, with the name of its network unless it has a label. Without an address it is left out. */
final class SocialLink implements MailBlock {

	private const NAMES = array(
		'facebook'  => 'Facebook',
		'instagram' => 'Instagram',
		'linkedin'  => 'LinkedIn',
		'mail'      => 'Email',
		'tiktok'    => 'TikTok',
		'whatsapp'  => 'WhatsApp',
		'x'         => 'X',
		'twitter'   => 'X',
		'youtube'   => 'YouTube',
	);

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$url     = $node->decoded( 'url' );
		$url     = 'mail' === $node->text( 'service' ) && str_contains( $url, '@' ) && ! str_contains( $url, ':' ) ? "mailto:$url" : $url;
		$service = $node->text( 'service' );
		$label   = $node->decoded( 'label' );
		$label   = '' === $label ? self::NAMES[ $service ] ?? ucfirst( str_replace( '-', ' ', $service ) ) : $label;
		if ( '' === $url || null === $walk->filler( $node )->url( $url ) ) {
			return null;
		}
		$tokens = array(
			new Token( TokenKind::Open, 'A', array( 'href' => $url ) ),
			new Token( TokenKind::Text, $label ),
			new Token( TokenKind::Close, 'A' ),
		);
		return $walk->line( $node, new Tokens( $tokens ), $place );
	}
}
