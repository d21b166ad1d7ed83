<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Closure;
use Svc\Users\Capabilities;

/** A test on the Site Health page that lists the problems. Asynchronous, because it checks all profiles. */
final class SiteHealthTest {

	private const NAME = 'svc-repair';

	/** Time limit of a request, below the timeouts of common servers. */
	private const SECONDS = 10;

	/** @param Closure(): Repair $repair */
	public function __construct( private readonly Closure $repair ) {}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add' ) );
		add_action( 'wp_ajax_health-check-' . self::NAME, array( $this, 'answer' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		$tests['async'][ self::NAME ] = array(
			'label'             => __( 'Profiles of the intranet', 'svc' ),
			'test'              => self::NAME,
			'async_direct_test' => array( $this, 'result' ),
		);
		return $tests;
	}

	public function answer(): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error( null, 403 );
		}
		wp_send_json_success( $this->result() );
	}

	/** @return array<string, mixed> The result in the form of a Site Health test. */
	public function result(): array {
		$report  = ( $this->repair )()->look( microtime( true ) + self::SECONDS );
		$is_good = 0 === $report->total();
		return array(
			'test'        => self::NAME,
			'label'       => $is_good ? __( 'The profiles of the intranet are in order', 'svc' ) : __( 'Some profiles of the intranet need repair', 'svc' ),
			'status'      => $is_good ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'People', 'svc' ),
				'color' => 'blue',
			),
			'description' => self::description( $report, current_user_can( Capabilities::MANAGE ) ),
			'actions'     => $is_good ? '' : RepairButton::form( __( 'Repair now', 'svc' ) ),
		);
	}

	private static function description( Report $report, bool $may_manage ): string {
		$about = __( 'What the intranet shows of people is kept in their accounts, with a copy that is quick to search. The two, the managers and the counts fit together unless something has written to the database past WordPress.', 'svc' );
		$html  = '<p>' . esc_html( $about ) . '</p>' . ReportText::html( $report, $may_manage );
		if ( null !== $report->next ) {
			$html .= '<p>' . esc_html__( 'There was no time to look at everybody. The command “wp svc repair --dry-run” does, and so does repairing.', 'svc' ) . '</p>';
		}
		return $html;
	}
}
