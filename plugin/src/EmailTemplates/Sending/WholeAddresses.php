<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use WP_PHPMailer;

/**
 * Leaves addresses in headers as they are. PHPMailer encodes values of more than 47 letters that mail() sends, and e-mail programs
 * do not decode List-Unsubscribe. Loaded after WP_PHPMailer.
 */
final class WholeAddresses extends WP_PHPMailer {

	/**
	 * @param string $str
	 * @param string $position
	 * @return string
	 */
	public function encodeHeader( $str, $position = 'text' ) {
		return 1 === preg_match( '/^<https?:[\x21-\x7e]+>$/D', $str ) ? $str : parent::encodeHeader( $str, $position );
	}
}
