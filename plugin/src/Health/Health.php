<?php

declare( strict_types=1 );

namespace Svc\Health;

use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Capabilities;

/** Our tests on the main site's Site Health page, with a button where one can mend. */
final class Health {

	private const ACTION = 'svc_health';
	private const MENDED = 'svc_mended';

	/** @param list<HealthTest> $tests */
	public function __construct( private readonly array $tests ) {}

	public function register(): void {
		if ( ( is_admin() || wp_doing_cron() ) && is_main_site() ) {
			add_filter( 'site_status_tests', array( $this, 'add' ) );
			add_action( 'admin_post_' . self::ACTION, array( $this, 'press' ) );
			add_action( 'load-site-health.php', array( $this, 'expect_notice' ) );
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		foreach ( $this->tests as $test ) {
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

	public function press(): void {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'You may not repair profiles.', 'svc' ), '', 403 );
		}
		check_admin_referer( self::ACTION );
		$name = isset( $_POST['test'] ) && is_string( $_POST['test'] ) ? sanitize_key( $_POST['test'] ) : '';
		foreach ( $this->tests as $test ) {
			if ( $test instanceof Mends && $test->name() === $name ) {
				$test->mend();
			}
		}
		wp_safe_redirect( add_query_arg( self::MENDED, 1, admin_url( 'site-health.php' ) ) );
		exit;
	}

	public function expect_notice(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only says what has been done.
		if ( isset( $_GET[ self::MENDED ] ) ) {
			add_action( 'admin_notices', static fn () => wp_admin_notice( esc_html__( 'Done. What is left to do is below.', 'svc' ), array( 'type' => 'success' ) ) );
		}
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
		if ( $test instanceof Mends ) {
			return current_user_can( Capabilities::MANAGE ) ? self::form( $test ) : '';
		}
		return '' === $verdict->link['url'] ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $verdict->link['url'] ), esc_html( $verdict->link['text'] ) );
	}

	private static function form( Mends $test ): string {
		return sprintf(
			'<form method="post" action="%1$s"><input type="hidden" name="action" value="%2$s"><input type="hidden" name="test" value="%3$s">%4$s<button type="submit" class="button button-primary">%5$s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			esc_attr( $test->name() ),
			wp_nonce_field( self::ACTION, '_wpnonce', false, false ),
			esc_html( $test->verb() )
		);
	}
}
