<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Screens;

use Closure;
use Svc\EmailTemplates\Capabilities;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Admin\Screen;

/** The menu E-mails: templates for those who may edit them, the other screens for those who may manage e-mails. */
final class MailMenu {

	/** Below Mortgage. */
	private const POSITION = 73;

	/** The slug of the screen of messages. */
	public const SENT = 'svc-mail-sent';

	private const BASE = '/etb/v1';

	public static function menu(): ?Menu {
		if ( ! current_user_can( Capabilities::EDIT ) ) {
			return null;
		}
		$others = array_filter( array( self::sent(), self::signatures(), self::brand() ), static fn ( Screen $screen ): bool => current_user_can( $screen->capability ) );
		return new Menu( __( 'E-mails', 'svc' ), 'dashicons-email', self::POSITION, array( self::templates(), ...$others ) );
	}

	private static function templates(): Screen {
		return new Screen( 'svc-mail', __( 'E-mail templates', 'svc' ), __( 'Templates', 'svc' ), Capabilities::EDIT, self::lists(), self::answers( '/templates' ), HelpTexts::templates( ... ) );
	}

	private static function sent(): Screen {
		return new Screen( self::SENT, __( 'Sent e-mails', 'svc' ), _x( 'Sent', 'e-mails', 'svc' ), Capabilities::MANAGE, self::lists(), self::answers( '/messages' ), HelpTexts::sent( ... ) );
	}

	private static function signatures(): Screen {
		return new Screen( 'svc-mail-signatures', __( 'Signatures', 'svc' ), __( 'Signatures', 'svc' ), Capabilities::SIGNATURES, self::lists(), self::answers( '/signatures' ), HelpTexts::signatures( ... ) );
	}

	private static function brand(): Screen {
		return new Screen( 'svc-mail-brand', __( 'Brand', 'svc' ), __( 'Brand', 'svc' ), Capabilities::MANAGE, array( 'mail-brand' ), self::answers( '/settings', '/templates?status=active&orderby=name&page=1&per_page=100' ), HelpTexts::brand( ... ) );
	}

	/** @return non-empty-list<string> The script with DataViews, of which WordPress before 7.1 needs another one, and that of the lists. */
	private static function lists(): array {
		return array( wp_script_is( 'wp-theme', 'registered' ) ? 'people' : 'people-older', 'mail-lists' );
	}

	/** @return Closure(): array<string, mixed> Answers to the first requests, in the form of core's preloading middleware. */
	private static function answers( string ...$paths ): Closure {
		return static fn (): array => array_reduce( array_map( static fn ( string $path ): string => self::BASE . $path, $paths ), 'rest_preload_api_request', array() );
	}
}
