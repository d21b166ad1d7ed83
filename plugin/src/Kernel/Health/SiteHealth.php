<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

use Closure;
use Svc\Kernel\Admin\PostButton;
use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Capabilities;

/** Our tests on the main site's Site Health page, with a button where one can mend. */
final class SiteHealth {

	private const MENDED = 'svc_mended';

	/** @param Closure(): list<HealthTest> $tests Made where somebody looks or mends. */
	public function __construct( private readonly Closure $tests ) {}

	public function register(): void {
		if ( ( is_admin() || wp_doing_cron() ) && is_main_site() ) {
			add_filter( 'site_status_tests', array( $this, 'add' ) );
			self::button()->register( $this->mend( ... ) );
			add_action( 'load-site-health.php', array( $this, 'expect_notice' ) );
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		foreach ( ( $this->tests )() as $test ) {
			$verdict = self::verdict( $test );
			if ( null !== $verdict ) {
				$tests['direct'][ $test->name() ] = array(
					'label' => $test->title(),
					'test'  => static fn (): array => self::shown( $test, $verdict ),
				);
			}
		}
		return $tests;
	}

	public function expect_notice(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only says what has been done.
		if ( isset( $_GET[ self::MENDED ] ) && current_user_can( Capabilities::MANAGE ) ) {
			add_action( 'admin_notices', static fn () => wp_admin_notice( esc_html__( 'Done. What is left to do is below.', 'svc' ), array( 'type' => 'success' ) ) );
		}
	}

	private static function button(): PostButton {
		return new PostButton( 'svc_health', Capabilities::MANAGE );
	}

	/** @param array<string, string> $sent */
	private function mend( array $sent ): string {
		foreach ( ( $this->tests )() as $test ) {
			if ( $test instanceof Repairs && $test->name() === ( $sent['test'] ?? '' ) ) {
				$test->mend();
			}
		}
		return add_query_arg( self::MENDED, 1, admin_url( 'site-health.php' ) );
	}

	/** A page about what is wrong shows what it can. */
	private static function verdict( HealthTest $test ): ?Verdict {
		try {
			return $test->look();
		} catch ( QueryFailed ) {
			return null;
		}
	}

	/** @return array<string, mixed> As WordPress wants it. */
	private static function shown( HealthTest $test, Verdict $verdict ): array {
		return array(
			'test'        => $test->name(),
			'label'       => $verdict->label,
			'status'      => $verdict->status,
			'badge'       => array(
				'label' => __( 'People', 'svc' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $verdict->text ) . '</p>',
			'actions'     => self::actions( $test, $verdict ),
		);
	}

	private static function actions( HealthTest $test, Verdict $verdict ): string {
		if ( 'good' === $verdict->status ) {
			return '';
		}
		if ( $test instanceof Repairs ) {
			return self::button()->form( $test->verb(), array( 'test' => $test->name() ) );
		}
		return '' === $verdict->link['url'] ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $verdict->link['url'] ), esc_html( $verdict->link['text'] ) );
	}
}
