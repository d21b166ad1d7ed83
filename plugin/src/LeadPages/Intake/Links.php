<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Normalizer;

/** Finds what e-mail programs make links of, also where it is written so that programs overlook it. */
final class Links {

	private const LINK = '~(?:https?://|www\.)[^\s]+~iu';

	/** Read from its first letter only, so that long words take no long time. */
	private const LABEL = '(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]{2,}';

	/** Of addresses that are sent unasked. Not every one: in "St.John" and "Dr.House" a name follows a dot. */
	private const ENDING = '(?:com|net|org|info|biz|us|io|co|ly|me|ru|cn|xyz|top|site|online|shop|club|link|click|app|dev|live|page'
		. '|de|uk|fr|nl|eu|in|br|tk|ml|cf|gq|cc|ws|tv|gg|su|pw|zip|mov|sbs|icu|cfd|cyou|buzz|vip|bid|loan|loans|bond|mom|lol|cam|quest|monster'
		. '|store|space|website|web|tech|pro|mobi|name|fun|today|world|life|email|support|help|host|press|rest|finance|mortgage|homes|realty|money|bank|рф)';

	/** How many addresses with "https://" or "www." a text has. */
	public static function count( string $text ): int {
		return (int) preg_match_all( self::LINK, self::plain( $text ) );
	}

	/** Whether the text has any address of the web, also "example.com". */
	public static function has( string $text ): bool {
		return 0 !== preg_match( '~://|www\.|' . self::LABEL . '\.\p{L}{2,}/|' . self::LABEL . '\.' . self::ENDING . '\b~iu', self::plain( $text ) );
	}

	/** Wide letters as usual ones, without characters that nobody sees, and with a usual dot. */
	private static function plain( string $text ): string {
		$text = (string) preg_replace( '/\p{Cf}+/u', '', (string) Normalizer::normalize( $text, Normalizer::FORM_KC ) );
		return str_replace( '。', '.', $text );
	}
}
