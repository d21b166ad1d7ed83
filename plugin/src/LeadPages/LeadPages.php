<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Closure;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Component;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\Kernel\Database\Step;
use Svc\Kernel\LazyFeature;
use Svc\LeadPages\Editor\PageEditor;
use Svc\LeadPages\Intake\IntakeFeature;
use Svc\LeadPages\Leads\LeadFeature;
use Svc\LeadPages\Migrations\CreateLeadTables;
use Svc\LeadPages\Pages\Addresses\PageBase;
use Svc\LeadPages\Pages\PageFeature;
use Svc\LeadPages\Pages\PageHooks;
use Svc\LeadPages\Pages\PagePosts;
use Svc\LeadPages\Screens\LeadBoot;
use Svc\LeadPages\Screens\LeadMenu;
use Svc\LeadPages\Settings\LeadSettings;
use Svc\LeadPages\Settings\SettingsFeature;
use Svc\LeadPages\Settings\SettingsStore;
use Svc\LeadPages\Stats\StatsFeature;
use Svc\LeadPages\Webhooks\WebhookFeature;
use Svc\Users\Contacts;
use WP_Screen;

/** Pages that win enquiries, and the one store of leads. */
final class LeadPages extends Component {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function base(): string {
		return 'lead-pages/v1';
	}

	public function title(): string {
		return __( 'Lead pages', 'svc' );
	}

	public function manage(): string {
		return Capabilities::ADMINISTER;
	}

	protected function features(): array {
		return array(
			PageFeature::class     => new LazyFeature( fn () => new PageFeature( $this->database, $this->contacts ), '/templates', '/pages' ),
			IntakeFeature::class   => new LazyFeature( fn () => new IntakeFeature( $this->database, $this->contacts ), '/pages/*/form', '/submissions' ),
			StatsFeature::class    => new LazyFeature( fn () => new StatsFeature( $this->database, $this->contacts ), '/pages/*/views', '/pages/*/stats' ),
			LeadFeature::class     => new LazyFeature( fn () => new LeadFeature( $this->database, $this->contacts ), '/leads' ),
			WebhookFeature::class  => new LazyFeature( fn () => new WebhookFeature( $this->database, $this->contacts ), '/webhooks', '/deliveries' ),
			SettingsFeature::class => new LazyFeature( fn () => new SettingsFeature( $this->database, $this->contacts ), '/settings' ),
		);
	}

	public function register(): void {
		( new PageHooks( $this->database, $this->contacts ) )->register();
		add_action( 'current_screen', fn ( WP_Screen $screen ) => PageEditor::on( $screen, $this->database, $this->contacts ) );
	}

	/** @return list<Step> */
	public function migrations(): array {
		return array( new Step( 'create-lead-tables', static fn () => new CreateLeadTables() ) );
	}

	public function tables(): array {
		return CreateLeadTables::names();
	}

	public function menu(): ?Menu {
		return ( new LeadMenu( $this->contacts ) )->menu();
	}

	public function boot_data(): array {
		return LeadBoot::data();
	}

	public function capabilities(): array {
		return Capabilities::all( $this->contacts, fn (): LeadSettings => ( new SettingsStore( $this->database ) )->current() );
	}

	public function error_codes(): array {
		return array( LeadError::class );
	}

	public function delete_data(): void {
		SiteOption::delete( SettingsStore::OPTION );
		PagePosts::delete_all();
		PageBase::uninstall();
	}
}
