<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Closure;
use Svc\Kernel\Admin\PostButton;
use Svc\Users\Capabilities;

/** The form on the Site Health page that repairs, and the notice with the result. */
final class RepairButton {

	private const REPAIRED = 'svc_repaired';
	private const NEXT     = 'svc_repair_next';

	/** Time limit of a request: web servers time out after 30 seconds or more. */
	private const SECONDS = 15;

	/** @param Closure(): Repair $repair */
	public function __construct( private readonly Closure $repair ) {}

	public function register(): void {
		self::button()->register( $this->repair( ... ) );
		add_action( 'load-site-health.php', array( $this, 'expect_notice' ) );
	}

	/** @param int $after Continues after this profile ID. */
	public static function form( string $label, int $after = 0 ): string {
		return self::button()->form( $label, array( 'after' => $after ) );
	}

	public function expect_notice(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- selects a notice only, changes nothing.
		if ( isset( $_GET[ self::REPAIRED ] ) && current_user_can( Capabilities::MANAGE ) ) {
			add_action( 'admin_notices', array( $this, 'show_notice' ) );
		}
	}

	public function show_notice(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- numbers for display only.
		$repaired = isset( $_GET[ self::REPAIRED ] ) ? absint( $_GET[ self::REPAIRED ] ) : 0;
		$next     = isset( $_GET[ self::NEXT ] ) ? absint( $_GET[ self::NEXT ] ) : 0;
		// phpcs:enable
		$html = '<p>' . esc_html( self::summary( $repaired ) ) . '</p>';
		if ( $next > 0 ) {
			$html .= '<p>' . esc_html__( 'There was no time to look at everybody.', 'svc' ) . '</p>' . self::form( __( 'Go on repairing', 'svc' ), $next );
		}
		$options = array(
			'type'           => 0 === $next ? 'success' : 'warning',
			'paragraph_wrap' => false,
		);
		// wp_admin_notice() would remove the form.
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each part is escaped above.
		echo wp_get_admin_notice( $html, $options );
	}

	private static function button(): PostButton {
		return new PostButton( 'svc_repair', Capabilities::MANAGE );
	}

	/** @param array<string, string> $sent */
	private function repair( array $sent ): string {
		$report = ( $this->repair )()->repair( absint( $sent['after'] ?? 0 ), microtime( true ) + self::SECONDS );
		$answer = array( self::REPAIRED => $report->total() ) + ( null === $report->next ? array() : array( self::NEXT => $report->next ) );
		return add_query_arg( $answer, admin_url( 'site-health.php' ) );
	}

	private static function summary( int $repaired ): string {
		return 0 === $repaired
			? __( 'Nothing had to be repaired.', 'svc' )
			/* translators: %s: how many. */
			: sprintf( _n( '%s thing was repaired.', '%s things were repaired.', $repaired, 'svc' ), number_format_i18n( $repaired ) );
	}
}
